/** What a sanctions desk knows about words before it has seen any list. All of it in normalised form. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Stand before a person's name without being part of it. */
export const titles = words(`
  mr mrs ms miss mister dr doctor prof professor sir dame lord lady rev reverend hon sheikh shaikh shaykh sheik
  cheikh mullah mulla mawlawi maulavi molvi maulvi maulana mawlana mufti qari haji hajji hadji alhaj imam ayatollah
  hojatoleslam sayyid seyyed president king queen prince princess gen general col colonel maj major capt captain lt
  lieutenant brigadier commander admiral marshal sgt sergeant ing eng engineer lic licenciado abogado don dona senor
  senora monsieur madame herr frau pan pani jr sr junior senior minister ambassador bishop father brother sister na
`);

/** Join the parts of a name; left out, written together and spelled in many ways. */
export const particles = words(`
  al el ul ur ud ad ar as at an az ash adh ath bin bint ben ibn ibni bar abu abou aba umm um de del della delle di da
  das do dos du des la las le les lo los van von der den ter ten zu zum y e i of the and und et
`);

/** Name the son or daughter of whom: what stands before and after does not change places. */
export const filiations = words('bin bint ben ibn ibni');

/** Stand before the name of a ship. */
export const shipPrefixes = words('mv mt ms ss mr ft fv sv mts m v t the vessel ship motor tanker');

/** Carry so little that a conflict of two of them in an organisation's name is still one. */
export const genericWords = words(`
  the of and for de del la y et und fur company companies group groupe gruppe grupo gruppo holding holdings
  international internacional internationale global world national nacional general trading trade traders
  commercial commerce comercial import export imports exports industry industries industrial industria enterprise
  enterprises business services service servicios solutions systems system technology technologies tech
  engineering construction constructions constructora contracting development investment investments inversiones
  management consulting consultants bank banque banco banking finance financial capital fund trust asset assets
  insurance shipping maritime marine lines line transport transportation logistics aviation airlines airways air
  oil gas petroleum petrochemical energy power electric mining steel metal metals chemical chemicals pharma
  pharmaceutical medical health foods food agro agricultural products production manufacturing factory plant works
  equipment supply supplies market marketing media communications telecom telecommunication network digital data
  center centre institute university foundation fundacion association asociacion society organization organisation
  committee council ministry department office agency bureau corporation partners partnership estate real property
  properties realty securities exchange foreign general new united first one free city state republic government
  federal research science sciences scientific academy school security defense defence military front army
  movement party islamic east west north south eastern western northern southern central middle asia asian europe
  european africa african america american china russia russian iran
`);

/** Borne by so many that sharing them says little. */
export const commonNames = words(`
  mohammed muhammad mohamed mohammad mohamad ahmed ahmad ali hassan hasan hussein hussain husayn hossein omar umar
  ibrahim ismail yusuf yousef abdul abd abdel abdallah abdullah abdulla khan singh kumar rahman rahim karim said saeed
  mahmoud mahmud mustafa khalid khaled salim saleh salah jose juan carlos luis maria jesus antonio manuel miguel jorge
  francisco pedro garcia rodriguez gonzalez hernandez lopez martinez perez sanchez ramirez torres flores john james
  david michael robert william paul peter george thomas daniel mark andrew smith jones brown kim lee park ri choe pak
  jong yong chol song hyok chen wang li zhang liu yang huang wu nguyen tran le pham sergey sergei aleksandr alexander
  vladimir andrey andrei dmitry dmitri mikhail ivan nikolai nikolay igor oleg viktor ivanov petrov jean pierre jacques
  anna elena olga natalia tatiana fatima aisha hamid jamal abbas haji mir shah gul noor nur din haqqani
`);

const groups = `
  william bill billy will|robert bob bobby rob|richard dick rick|james jim jimmy jamie|john jack johnny|
  joseph joe jose yusuf yousef iosif josef|edward ed eddie ted|theodore ted teddy|michael mike mick mikhail miguel michel|
  thomas tom tommy tomas|benjamin ben benny|daniel dan danny|samuel sam|david dave daoud dawud|andrew andy andrei andrey andres|
  anthony tony antonio anton|charles charlie chuck carlos karl|christopher chris|nicholas nick nikolai nicolas|
  alexander alex aleksandr sasha alejandro iskander|alexandra alexandria sasha|stephen steve steven stefan stepan esteban|
  matthew matt matteo mathieu|gregory greg grigory grigori|peter pete petr pyotr pedro pierre|paul pavel pablo pawel paulo|
  george georg yuri yury georgy georgi jorge georges|henry harry henri enrique heinrich|frederick fred freddy friedrich|
  lawrence larry|leonard len|ronald ron|donald don|kenneth ken|patrick pat paddy|vincent vince vicente|
  elizabeth liz beth betty elisabeth elizaveta|margaret maggie meg peggy|katherine kate katie kathy catherine ekaterina katarina|
  jennifer jen jenny|susan sue|deborah debbie|barbara barb|christine chris christina kristina|rebecca becky|
  vladimir volodymyr uladzimir vova|sergey siarhei serhiy serge|dmitry dmytro dzmitry dima|evgeny yevgeny yevhen eugene|
  oleg oleh aleh|igor ihor|alexey oleksiy aliaksei alexei aleksey|mikhail mykhailo mikhas|nikolay mykola mikalai|
  philip phil felipe filip|joshua josh|jonathan jon|timothy tim|lewis luis louis luigi|john juan jean johann ivan jan ioann giovanni|
  francis frank francisco francois francesco|ibrahim abraham avraham|musa moses moshe|yahya yahia john|yaqub yacoub jacob yakov|
  suleiman solomon suleyman sulayman|ishaq isaac|isa issa jesus|maryam mary maria marie miriam|
  first 1|second 2|third 3|fourth 4|fifth 5
`;

/** Each group is one name: short forms, and the forms that the same name has in other languages. */
export const nameGroups: readonly (readonly string[])[] = groups
  .split('|')
  .map((group) => group.trim().split(/\s+/));
