import type { Switches } from '../../kernel/switches';

/** What a request was for: a call of the contract by its name, or one of these. */
type Subject = { readonly kind: 'api' | 'payment' | 'page' | 'other'; readonly call: string };

/** A request that was answered. */
export interface Answered extends Subject {
  readonly status: number;
  readonly seconds: number;
}

/** Upper ends of the histogram's classes, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

interface Histogram {
  readonly classes: number[];
  sum: number;
  count: number;
}

/**
 * Counts the requests of this process since it started, and tells them as Prometheus reads them (text format 0.0.4).
 * Labels come from the contract alone, so their number is bounded, and nothing of a player is among them.
 */
export class RequestMeter {
  readonly #counts = new Map<string, number>();
  readonly #times = new Map<Subject['kind'], Histogram>();

  note({ kind, call, status, seconds }: Answered): void {
    const labels = `kind="${kind}",call="${call}",status="${status}"`;
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1);
    const times = this.#times.get(kind) ?? { classes: bounds.map(() => 0), sum: 0, count: 0 };
    this.#times.set(kind, times);
    times.sum += seconds;
    times.count += 1;
    for (const [index, bound] of bounds.entries()) {
      if (seconds <= bound) times.classes[index] = (times.classes[index] ?? 0) + 1;
    }
  }

  text({ isUnderMaintenance }: Switches): string {
    const { rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const startedAt = (Date.now() - process.uptime() * 1000) / 1000;
    const lines = [
      ...metric(
        'kislap_requests_total',
        'counter',
        'Requests answered since the start.',
        [...this.#counts].map(([labels, count]) => `{${labels}} ${count}`),
      ),
      '# HELP kislap_request_seconds How long answers took.',
      '# TYPE kislap_request_seconds histogram',
      ...[...this.#times].flatMap(([kind, times]) => histogramLines(kind, times)),
      ...metric('kislap_under_maintenance', 'gauge', '1 while every call answers 555.', [
        ` ${isUnderMaintenance ? 1 : 0}`,
      ]),
      ...metric('process_start_time_seconds', 'gauge', 'When the process started, in epoch seconds.', [
        ` ${startedAt.toFixed(0)}`,
      ]),
      ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [` ${rss}`]),
      ...metric('process_cpu_seconds_total', 'counter', 'Processor time of the process.', [
        ` ${((user + system) / 1e6).toFixed(3)}`,
      ]),
    ];
    return `${lines.join('\n')}\n`;
  }
}

const metric = (name: string, type: string, help: string, values: readonly string[]): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...values.map((value) => name + value),
];

function histogramLines(kind: string, { classes, sum, count }: Histogram): readonly string[] {
  const name = 'kislap_request_seconds';
  return [
    ...bounds.map((bound, index) => `${name}_bucket{kind="${kind}",le="${bound}"} ${classes[index] ?? 0}`),
    `${name}_bucket{kind="${kind}",le="+Inf"} ${count}`,
    `${name}_sum{kind="${kind}"} ${sum.toFixed(6)}`,
    `${name}_count{kind="${kind}"} ${count}`,
  ];
}
