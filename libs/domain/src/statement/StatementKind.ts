/** Why a balance moved. `refund` is a withdrawal that came back, `other` what no kind fits. */
export type StatementKind = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'bonus' | 'refund' | 'other';
