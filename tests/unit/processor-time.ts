/**
 * Milliseconds of processor time that `act` takes, each of so many times, shortest first. What other
 * programs do on the machine meanwhile does not count.
 */
export function processorTimes(count: number, act: () => unknown): number[] {
  return Array.from({ length: count }, () => {
    const start = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  }).sort((one, other) => one - other);
}
