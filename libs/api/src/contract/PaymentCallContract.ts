import type * as v from 'valibot';
import type { RequestSchema } from './CallContract';

/**
 * What one payment call sends and answers. The payment service has one path; `query` names the call, from
 * the player's id or the mode. Its answer is not wrapped: `response` reads the whole body, beside `code`
 * and `msg`.
 *
 * @example
 * const list: PaymentCallContract<number> = paylist4vipCall;
 * list.okCode; // => 200
 */
export interface PaymentCallContract<
  Target extends number | string,
  Request extends RequestSchema = RequestSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string;
  readonly effect: 'read' | 'write';
  readonly body: 'json' | 'form';
  readonly okCode: number;
  readonly query: (target: Target) => string;
  readonly request: Request;
  readonly response: Response;
}
