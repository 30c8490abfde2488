import { moneyFromPeso, type PayChannel, type PayMethod, zeroMoney } from '@kislap/domain';

const everyone = [-1];
const banks = ['BDO', 'BPI', 'Metrobank', 'UnionBank', 'LandBank', 'PNB', 'Security Bank', 'RCBC', 'GoTyme'];

/**
 * The payment methods of the sandbox: fourteen channels over all ten modes, among them one that is off, one for
 * players with two deposits, one for VIP 1 to 3, one for VIP order 4, and two hot ones.
 */
export const payMethods: readonly PayMethod[] = [
  method({ id: 1, name: 'GCash', depositSort: 1, withdrawSort: 1, banks: ['GCash'] }, [
    channel('gcashwap_2', 'gw1', 'Gcashwap', { sort: 1 }),
    channel('gcash', 'gc1', 'Gcash 1', { sort: 2 }),
    channel('gcash', 'gc2', 'Gcash 2', { sort: 1, isHot: true, minDepositCount: 2 }),
    channel('gcashtransfer', 'gt1', 'Gcash Bank Transfer', { sort: 1, min: pesos(200) }),
  ]),
  method({ id: 2, name: 'GrabPay', depositSort: 4, withdrawSort: 0, banks: [] }, [
    channel('grabpay', 'gp1', 'Grabpay', { max: pesos(10_000) }),
  ]),
  method({ id: 3, name: 'Maya', depositSort: 2, withdrawSort: 2, banks: ['Maya'] }, [
    channel('maya', 'my1', 'Maya 1', { sort: 1 }),
    channel('maya', 'my2', 'Maya 2', { sort: 2, minVip: 1, maxVip: 3 }),
  ]),
  method({ id: 4, name: 'BankTransfer', depositSort: 5, withdrawSort: 3, banks }, [
    channel('banktransfer', 'bt1', 'Bank Transfer', { min: pesos(500), max: pesos(100_000) }),
    channel('unibank', 'ub1', 'UnionBank', { min: pesos(500) }),
    channel('gotyme', 'gy1', 'GOtyme', {}),
  ]),
  method({ id: 5, name: 'OnlineBank', depositSort: 6, withdrawSort: 0, banks: [] }, [
    channel('onlinebank', 'ob1', 'OnlineBank 1', {
      sort: 1,
      banks: [bank('BDO'), bank('BPI'), bank('Metrobank'), bank('UnionBank'), bank('PNB', false)],
    }),
    channel('onlinebank', 'ob2', 'OnlineBank 2', { sort: 2, isEnabled: false, banks: [bank('BDO')] }),
  ]),
  method({ id: 6, name: 'QRPh', depositSort: 3, withdrawSort: 0, banks: [] }, [
    channel('qrph', 'qr1', 'GcashQR 1', { sort: 1, isHot: true, min: pesos(50) }),
    channel('qrph', 'qr2', 'GcashQR 2', { sort: 2, allowedOrders: [4] }),
  ]),
];

function method(
  own: Pick<PayMethod, 'id' | 'name' | 'depositSort' | 'withdrawSort' | 'banks'>,
  channels: readonly PayChannel[],
): PayMethod {
  return {
    ...own,
    isDeposit: true,
    isWithdraw: own.withdrawSort > 0,
    depositMin: pesos(100),
    depositMax: pesos(50_000),
    withdrawMin: own.withdrawSort > 0 ? pesos(100) : zeroMoney,
    withdrawMax: own.withdrawSort > 0 ? pesos(50_000) : zeroMoney,
    channels,
  };
}

function channel(mode: string, code: string, name: string, own: Partial<PayChannel>): PayChannel {
  return {
    mode,
    code,
    name,
    category: 'h5',
    isEnabled: true,
    isHot: false,
    sort: 1,
    minDepositCount: 0,
    minVip: 0,
    allowedOrders: everyone,
    min: pesos(100),
    max: pesos(50_000),
    quickAmounts: [100, 200, 500, 1_000, 2_000, 5_000].map(pesos),
    banks: [],
    ...own,
  };
}

function bank(name: string, isEnabled = true) {
  return { name, isEnabled };
}

function pesos(amount: number) {
  return moneyFromPeso(amount);
}
