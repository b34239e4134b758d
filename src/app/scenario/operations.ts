/** A possible response of an operation. */
export interface Choice {
  /** Name of an example or a status. */
  value: string;
  status: string;
  /** Summary of the example; empty for a bare status. */
  summary: string;
}

/** An operation of the contract, with what the panel needs. */
export interface MockOperation {
  id: string;
  method: string;
  path: string;
  /** A regular expression that matches its paths. */
  pattern: string;
  summary: string;
  choices: Choice[];
}

/** Path of the development server with the operations of the contract. */
export const operationsPath = '/__mock/operations.json';

/** The operations, those with literal paths before parameterized ones that match them too. */
export async function loadOperations(): Promise<MockOperation[]> {
  const response = await fetch(operationsPath);
  return response.json();
}

/** The operation of a request. */
export function findOperation(
  operations: readonly MockOperation[],
  method: string,
  path: string,
): MockOperation | undefined {
  return operations.find(
    (operation) => operation.method === method && new RegExp(operation.pattern).test(path),
  );
}

/** The `Prefer` header that makes the mock send the response; null for an unknown one. */
export function preferenceOf({ choices }: MockOperation, requested: string): string | null {
  if (choices.some(({ status }) => status === requested)) return `code=${requested}`;
  const choice = choices.find(({ value }) => value === requested);
  return choice ? `code=${choice.status}, example=${choice.value}` : null;
}
