const NOON = 1_763_000_000;

const events = [
  { step: 'placed', at: NOON - 60 },
  { step: 'ready', at: NOON - 60 },
];

/** A deposit that waits to be paid. */
export const sampleOrder = {
  orderid: 'D3',
  kind: 'D',
  am: 500,
  status: 0,
  step: 'ready',
  next: 'you',
  at: NOON - 60,
  pay: { url: '/sandbox/cashier/D3', until: NOON + 840 },
  fix: 0,
  stop: 0,
  events,
} as const;
