export { checkPhone } from './checkPhone';
export { maskPhone } from './maskPhone';
export { normalizePhone } from './normalizePhone';
export { phoneWithAreaCode } from './phoneWithAreaCode';
export { smsResendAt } from './smsResendAt';
export { smsSecondsLeft } from './smsSecondsLeft';
