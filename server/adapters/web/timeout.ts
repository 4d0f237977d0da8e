/** The result of a call, or a failure that names who was queried when it takes longer; what comes later is of no use to anybody. */
export async function withTimeout<T>(who: string, millis: number, call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${who} did not answer within ${Math.round(millis)} ms`)), millis);
  });
  try {
    return await Promise.race([call, tooLong]);
  } finally {
    clearTimeout(timer);
    call.catch(() => {});
  }
}
