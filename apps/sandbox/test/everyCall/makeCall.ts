import type { TestAnswer, TestPlayer } from '../support/TestPlayer';
import type { SceneFields } from './Scene';

/** Makes a call of the contract by its name, over the payment service where it belongs there. */
export async function makeCall(
  device: TestPlayer,
  name: string,
  fields: SceneFields,
  key?: string,
): Promise<TestAnswer> {
  const options = key === undefined ? {} : { key };
  if (name === 'deposit') return await device.deposit(payment(fields), options);
  if (name === 'withdraw') return await device.withdraw(payment(fields), options);
  if (name === 'paylist4vip') return await device.pay(`paylist4vip&u=${device.userId}`, {}, options);
  // The one call whose address lies elsewhere: seen from where the others are.
  if (name === 'platformList') return await device.call('../../go/api/platformList', fields, options);
  return await device.call(name, fields, options);
}

const payment = ({ amount }: SceneFields) => ({ amount: typeof amount === 'string' ? amount : '100' });
