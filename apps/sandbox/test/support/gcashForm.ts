/** A deposit of 100 pesos through the first GCash channel, as it is posted but for the player and the sign. */
export const gcashForm = {
  amount: '100',
  acId: '0',
  extra: '{"account_name":""}',
  paytype: 'gcash',
  paychnl: 'gc1',
  chnlcat: 'h5',
  bankcode: '',
} as const;
