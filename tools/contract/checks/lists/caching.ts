import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';

/** Repeats a request with the ETag of its response, and with another one. */
export async function checkCaching(run: Run, operation: Operation): Promise<void> {
  const parts = run.cases.plain(operation, 'main');
  const send = (tag: string | null, subject: string, expect?: Expectation) =>
    run.send(
      {
        operation,
        parts: { ...parts, headers: tag === null ? {} : { 'If-None-Match': tag } },
        as: 'main',
      },
      { check: 'lists', subject },
      expect,
    );
  const { response } = await send(null, 'without If-None-Match');
  const tag = response?.headers.get('etag');
  if (!tag) return;
  await send(tag, 'If-None-Match with the present ETag', responses(304));
  await send('W/"contract-other"', 'If-None-Match with another ETag', responses(200));
}

function responses(status: number): Expectation {
  return ({ response }) => {
    if (response === null || response.status === status || response.status >= 500) return [];
    return [{ rule: 'not-modified-ignored', expected: `${status}`, actual: `${response.status}` }];
  };
}
