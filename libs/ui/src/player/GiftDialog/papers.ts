/** Where each paper flies to from the middle of the prize, how far it turns and which colour it has. */
export const papers = [
  { x: -92, y: -58, turn: -140, tone: 'fest2' },
  { x: -58, y: -84, turn: 110, tone: 'fest4' },
  { x: -20, y: -72, turn: -80, tone: 'fest3' },
  { x: 26, y: -88, turn: 150, tone: 'fest5' },
  { x: 64, y: -74, turn: -120, tone: 'fest1' },
  { x: 96, y: -46, turn: 90, tone: 'fest2' },
  { x: 84, y: 22, turn: -60, tone: 'fest4' },
  { x: -86, y: 18, turn: 70, tone: 'fest5' },
] as const;
