/** Word lists for names that do not depend on the imported lists, in normalised form. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Titles in front of the name of a person. */
export const titles = words(`
  mr mrs ms miss mister dr doctor prof professor sir dame lord lady rev reverend hon sheikh shaikh shaykh sheik
  cheikh mullah mulla mawlawi maulavi molvi maulvi maulana mawlana mufti qari haji hajji hadji alhaj imam ayatollah
  hojatoleslam sayyid seyyed president king queen prince princess gen general col colonel maj major capt captain lt
  lieutenant brigadier commander admiral marshal sgt sergeant ing eng engineer lic licenciado abogado don dona senor
  senora monsieur madame herr frau pan pani jr sr junior senior minister ambassador bishop father brother sister na
`);

/** Particles that join the parts of a name. They are often omitted, joined or spelled differently. */
export const particles = words(`
  al el ul ur ud ad ar as at an az ash adh ath bin bint ben ibn ibni bar abu abou aba umm um de del della delle di da
  das do dos du des la las le les lo los van von der den ter ten zu zum y e i of the and und et
`);

/** Words for son or daughter of. The names before and after them cannot be swapped. */
export const filiations = words('bin bint ben ibn ibni');

/** Prefixes of the name of a ship. */
export const shipPrefixes = words('mv mt ms ss mr ft fv sv mts m v t the vessel ship motor tanker');

/** Generic words in the names of organisations. Two of them that differ still count as a conflict. */
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

/** Names that are so common that a match means little. */
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
  joseph joe|yusuf yousef yusef|iosif osip|edward ed eddie ted|theodore ted teddy|michael mike mick|mikhail mykhailo mikhas misha|
  thomas tom tommy|benjamin ben benny|daniel dan danny|samuel sam|david dave|daoud dawud daud|andrew andy|andrei andrey andriy andrej|
  anthony tony|antonio tonio|charles charlie chuck|christopher chris|nicholas nick|nikolai nikolay mykola mikalai|
  alexander alex aleksandr oleksandr aliaksandr sasha|alexandra aleksandra sasha|stephen steve steven|matthew matt|gregory greg|
  grigory grigori hryhoriy|peter pete|petr pyotr petro|paul pavel pavlo|george georg|yuri yury yuriy iurii|henry harry|frederick fred freddy|
  lawrence larry|leonard len|ronald ron|donald don|kenneth ken|patrick pat paddy|vincent vince|francisco paco pancho|jose pepe|
  elizabeth liz beth betty elisabeth|margaret maggie meg peggy|katherine kate katie kathy catherine|jennifer jen jenny|susan sue|
  deborah debbie|barbara barb|christine chris christina kristina|rebecca becky|ekaterina katerina kateryna katya|
  vladimir volodymyr uladzimir vova|sergey siarhei serhiy serge|dmitry dmytro dzmitry dima|evgeny yevgeny yevhen eugene|
  oleg oleh aleh|igor ihor|alexey oleksiy aliaksei alexei aleksey|philip phil|joshua josh|jonathan jon|timothy tim|lewis louis|
  francis frank|musa moussa|suleiman suleyman sulayman sulaiman|yaqub yacoub yakub|isa issa eissa|maryam mariam|
  muhammad mohammed mohamed mohammad mohamad muhammed mehmet|first 1|second 2|third 3|fourth 4|fifth 5
`;

/** Groups of forms of the same name: short forms and forms in other languages. */
export const nameGroups: readonly (readonly string[])[] = groups
  .split('|')
  .map((group) => group.trim().split(/\s+/));
