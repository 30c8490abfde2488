export { checkPhone, maskPhone, normalizePhone, phoneWithAreaCode } from './phone';
export { smsResendAt, smsSecondsLeft } from './sms';
