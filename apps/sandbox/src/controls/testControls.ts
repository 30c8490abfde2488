import { betsControl, mailControl, smsControl } from '@kislap/api/controls';
import type { Control } from './Control';
import { defineControl } from './defineControl';
import { giveBets } from './giveBets';
import { readSmsCode } from './readSmsCode';
import { sendNote } from './sendNote';

/** What tests and demonstrations need besides. */
export const testControls: readonly Control[] = [
  defineControl(betsControl, async (operator, fields) => {
    await giveBets(operator, fields);
    return {};
  }),
  defineControl(mailControl, async (operator, fields) => {
    await sendNote(operator, fields);
    return {};
  }),
  defineControl(smsControl, readSmsCode),
];
