/** The chance that a chi-square of so many degrees of freedom is at least this large. */
export function chiSquareTail(value: number, degrees: number): number {
  return upperGamma(degrees / 2, value / 2);
}

/** The chance that a standard normal number is at least this far from zero, on either side. */
export function normalTails(value: number): number {
  return upperGamma(0.5, value ** 2 / 2);
}

/** The chance that a Poisson number is at least this far from its mean, on the side where it is, twice. */
export function poissonTails(count: number, mean: number): number {
  // P(X >= count) is the lower part of the gamma function, P(X <= count) the upper one.
  const above = count === 0 ? 1 : 1 - upperGamma(count, mean);
  return Math.min(1, 2 * Math.min(above, upperGamma(count + 1, mean)));
}

const tiny = 1e-300;
const precise = 1e-15;
const mostTerms = 100_000;

/** The regularised upper incomplete gamma function: a series below its middle, a continued fraction above. */
function upperGamma(shape: number, value: number): number {
  if (value <= 0) return 1;
  const scale = Math.exp(-value + shape * Math.log(value) - logGamma(shape));
  return value < shape + 1 ? 1 - scale * lowerSeries(shape, value) : scale * upperFraction(shape, value);
}

function lowerSeries(shape: number, value: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let index = 1; index < mostTerms && term > sum * precise; index += 1) {
    term *= value / (shape + index);
    sum += term;
  }
  return sum;
}

/** Lentz's method. */
function upperFraction(shape: number, value: number): number {
  let base = value + 1 - shape;
  let high = 1 / tiny;
  let low = 1 / base;
  let fraction = low;
  for (let index = 1; index < mostTerms; index += 1) {
    const factor = -index * (index - shape);
    base += 2;
    low = 1 / (factor * low + base || tiny);
    high = base + factor / high || tiny;
    fraction *= low * high;
    if (Math.abs(low * high - 1) < precise) break;
  }
  return fraction;
}

const stirling = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188];
const farEnough = 12;

/** The logarithm of the gamma function: Stirling's series, moved to where it is precise. */
function logGamma(value: number): number {
  if (value < farEnough) return logGamma(value + 1) - Math.log(value);
  const series = stirling.reduce((sum, part, index) => sum + part / value ** (2 * index + 1), 0);
  return (value - 0.5) * Math.log(value) - value + 0.5 * Math.log(2 * Math.PI) + series;
}

/** How far counts are from what is expected of them: its p-value. Cells that expect less than five are put together. */
export function fitOf(counts: readonly number[], expected: readonly number[]): number {
  let [value, cells, restCount, restExpected] = [0, 0, 0, 0];
  const add = (count: number, mean: number) => {
    value += (count - mean) ** 2 / mean;
    cells += 1;
  };
  counts.forEach((count, index) => {
    const mean = expected[index] ?? 0;
    if (mean >= 5) add(count, mean);
    else [restCount, restExpected] = [restCount + count, restExpected + mean];
  });
  // What cannot come at all and came is no matter of chance.
  if (restExpected === 0 && restCount > 0) return 0;
  if (restExpected >= 5) add(restCount, restExpected);
  return cells < 2 ? 1 : chiSquareTail(value, cells - 1);
}
