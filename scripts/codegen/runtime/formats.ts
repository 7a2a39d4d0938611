const day = /^(\d{4})-(\d\d)-(\d\d)$/;
const time = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const uriText =
  /^[a-z][a-z0-9+.-]*:(?:\/\/(?:[\w.~!$&'()*+,;=:@-]|%[0-9a-f]{2})*(?:\[[0-9a-f:.]+\](?::\d*)?)?(?=[/?#]|$))?(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9a-f]{2})*(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9a-f]{2})*)?$/i;
const base64Text = /^[A-Za-z0-9+/]*={0,2}$/;
const uuidText = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const ipv4Text =
  /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const ipv6Group = /^[0-9a-f]{1,4}$/i;

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** A day of the calendar, `2026-01-31`. PostgreSQL and JavaScript differ on the year 0, so it is refused. */
export function date(text: string): boolean {
  const [, year, month, dayOfMonth] = day.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || dayOfMonth === undefined) return false;
  const days = month === 2 && isLeapYear(year) ? 29 : (daysOfMonth[month - 1] ?? 0);
  return year >= 1 && dayOfMonth >= 1 && dayOfMonth <= days;
}

/** A time with seconds and an offset. RFC 3339 allows second 60 at the end of a day in UTC. */
function isTime(text: string): boolean {
  const parts = time.exec(text);
  if (parts === null) return false;
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [offsetHour, offsetMinute] = [Number(parts[5] ?? 0), Number(parts[6] ?? 0)];
  if (hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const sign = parts[4] === '-' ? 1 : -1;
  const minuteInUtc = hour * 60 + minute + sign * (offsetHour * 60 + offsetMinute);
  return second === 60 && (minuteInUtc + 2880) % 1440 === 1439;
}

/** An instant of RFC 3339, `2026-01-31T09:30:00Z`. */
export function dateTime(text: string): boolean {
  const separator = text.charAt(10);
  if (separator !== 'T' && separator !== 't' && separator !== ' ') return false;
  return date(text.slice(0, 10)) && isTime(text.slice(11));
}

export function email(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/** Bytes as Base64 of RFC 4648 with its padding. */
export const byte = (text: string): boolean => text.length % 4 === 0 && base64Text.test(text);

/** An absolute URI of RFC 3986. */
export const uri = (text: string): boolean => uriText.test(text);

export const uuid = (text: string): boolean => uuidText.test(text);

export const ipv4 = (text: string): boolean => ipv4Text.test(text);

export function ipv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const hasIpv4 = last.includes('.') && !text.endsWith('::');
  if (hasIpv4 && !ipv4Text.test(last)) return false;
  const plain = hasIpv4 ? groups.slice(0, -1) : groups;
  const count = plain.length + (hasIpv4 ? 2 : 0);
  return (
    plain.every((group) => ipv6Group.test(group)) && (halves.length === 2 ? count < 8 : count === 8)
  );
}
