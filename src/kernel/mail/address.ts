/** A mailbox that any mail server takes: no comment, no quoted part and no line break, so that it cannot become a header. */
const mailbox =
  /^(?=.{3,254}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/iu;

/** Returns true for an address that a mail can be sent to. */
export const isMailbox = (address: string): boolean => mailbox.test(address);

/** A sender: an address, and the name that mail programs show. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Reads `address` or `Name <address>`; undefined for another text. */
export function parseSender(text: string): Sender | undefined {
  const [, quoted = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const name = quoted.trim().replace(/^"(.*)"$/, '$1');
  if (!isMailbox(address) || /["\p{Cc}]/u.test(name) || name.length > 100) return undefined;
  return { name, address };
}
