/**
 * Returns a function that makes the value of each key once. Making an `Intl` object takes hundreds of times as long as using
 * it. Without a key (`void`), the only value is made at the first call.
 */
export function remembered<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
