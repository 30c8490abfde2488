import { depositCall, paylist4vipCall, withdrawCall } from '@kislap/api/contract';

/** The calls of the payment service, by the names that stand in the contract. */
export const paymentCallNames = [paylist4vipCall.name, depositCall.name, withdrawCall.name] as const;
