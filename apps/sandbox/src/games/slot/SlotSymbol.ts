/** A picture on a reel; `/sandbox/art/symbols/{name}.svg` shows it. */
export type SlotSymbol =
  | 'bayong'
  | 'chest'
  | 'coin'
  | 'fan'
  | 'gem'
  | 'leaf'
  | 'mango'
  | 'moon'
  | 'parol'
  | 'pearl'
  | 'sampaguita'
  | 'sun';
