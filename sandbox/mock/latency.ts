/** In milliseconds (7.17). */
const MOCK_LATENCY = { least: 600, most: 1000 } as const;

/**
 * A random delay of a mock answer, in whole milliseconds.
 * @param random from 0 up to 1.
 */
export function mockLatency(random: () => number = Math.random): number {
  return MOCK_LATENCY.least + Math.round(random() * (MOCK_LATENCY.most - MOCK_LATENCY.least));
}
