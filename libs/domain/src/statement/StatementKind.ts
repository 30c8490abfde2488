/**
 * Why a balance moved. `refund` is a withdrawal that came back, `other` what no kind fits.
 *
 * @example
 * const cashier: readonly StatementKind[] = ['deposit', 'withdrawal', 'refund'];
 * cashier.includes('bet'); // => false
 */
export type StatementKind = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'bonus' | 'refund' | 'other';
