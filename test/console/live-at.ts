/** Moves the clock of a browser to an instant, from which it goes on. */
export const liveAt = (at: Date): string => `(() => {
  const { Date: Actual } = window;
  const shift = ${at.getTime()} - Actual.now();
  window.Date = class extends Actual {
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(Actual.now() + shift);
    }
    static now() { return Actual.now() + shift; }
  };
})()`;
