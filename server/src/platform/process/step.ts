export type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export async function logStep<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

export async function silentStep<Result>(_name: string, work: () => Promise<Result>): Promise<Result> {
  return work();
}
