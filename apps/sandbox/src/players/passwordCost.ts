const usual = 16_384;
const asked = Number(process.env['SANDBOX_PASSWORD_COST'] ?? usual);

if (!Number.isInteger(Math.log2(asked)) || asked < 2) {
  throw new Error('SANDBOX_PASSWORD_COST is scrypt’s N: a power of two, such as 16384.');
}

/** How dear a new password's hash is (scrypt's N). The operator's own tests, which log in a thousand times, say less. */
export const passwordCost = asked;
