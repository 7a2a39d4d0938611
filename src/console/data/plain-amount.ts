/** An amount with a comma between thousands, such as `1,234.50`. */
const withPoint = /^\d{1,3}(,\d{3})+(\.\d{1,4})?$/;
/** An amount with a decimal comma, such as `1.234,50`. */
const withComma = /^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;

/** Returns an amount as the API takes it, `1234.50`, and any other text as it is. */
export function plainAmount(text: string): string {
  const typed = text.trim();
  if (withPoint.test(typed)) return typed.replaceAll(',', '');
  return withComma.test(typed) ? typed.replaceAll('.', '').replace(',', '.') : text;
}
