import { enumerateReturn, gameCatalogue, listBets } from '@kislap/domain/games';
import { readArguments } from '@kislap/tools/readArguments';

readArguments('npm run games:returns -w @kislap/sandbox', {});

/** Prints what every bet of every game pays back, counted over everything that its engine can draw. */
for (const { category, code, rules } of gameCatalogue) {
  for (const bet of listBets(rules)) {
    const { rounds, paidPercent, hitRate, largestPayPercent } = enumerateReturn(rules, bet);
    const whole = paidPercent % rounds === 0n;
    const percent = whole ? String(paidPercent / rounds) : (Number(paidPercent) / Number(rounds)).toFixed(4);
    const row = [
      category.padEnd(7),
      `${rules.engine} ${rules.variant}`.padEnd(22),
      code.padEnd(18),
      bet.slice(0, 24).padEnd(24),
      `${percent} %`.padStart(8),
      `pays in ${(hitRate * 100).toFixed(2)} %`.padStart(18),
      `up to ×${largestPayPercent / 100}`,
    ];
    console.log(row.join(' '));
  }
}
