import { afterEach, expect, it } from 'vitest';
import { configureApi } from '../http/configureApi';
import { createFakeOperator } from '../testing/createFakeOperator';
import { sampleHandlers } from '../testing/sampleHandlers';
import { pingOnline } from './pingOnline';

afterEach(() => configureApi({}));

it('tells of a touch only when there was one', async () => {
  const operator = createFakeOperator(sampleHandlers);
  configureApi({ adapter: operator.adapter });
  await pingOnline(7);
  await pingOnline(7, { isTouched: true });
  expect(operator.seen.map(({ fields }) => fields)).toEqual([
    { type: '1', userId: '7' },
    { type: '1', userId: '7', act: '1' },
  ]);
});
