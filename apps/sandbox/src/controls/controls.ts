import { callsControl, creditControl, exportControl, resetControl } from '@kislap/api/controls';
import { mainCalls } from '../resources/mainCalls';
import { paymentCallNames } from '../resources/paymentCallNames';
import type { Control } from './Control';
import { creditPlayer } from './creditPlayer';
import { defineControl } from './defineControl';
import { exportState } from './exportState';
import { faultControls } from './faultControls';
import { ledgerControls } from './ledgerControls';
import { orderControls } from './orderControls';
import { partControls } from './partControls';
import { playerControls } from './playerControls';
import { resetSandbox } from './resetSandbox';
import { stateControls } from './stateControls';
import { testControls } from './testControls';

/** The control calls under `/__sandbox/`. All take and answer JSON. */
export const controls: readonly Control[] = [
  ...stateControls,
  ...faultControls,
  ...playerControls,
  ...orderControls,
  ...partControls,
  ...ledgerControls,
  ...testControls,
  defineControl(callsControl, () => ({
    calls: [...mainCalls.map(({ name }) => name), ...paymentCallNames].toSorted(),
  })),
  defineControl(creditControl, creditPlayer),
  defineControl(exportControl, exportState),
  defineControl(resetControl, async (operator) => {
    await resetSandbox(operator);
    return {};
  }),
];
