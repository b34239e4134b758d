/** What an operation can answer. */
export interface Choice {
  /** Name of an example or a status. */
  value: string;
  status: string;
  /** What the example shows; empty for a bare status. */
  summary: string;
}

/** An operation of the contract as the switcher needs it. */
export interface MockOperation {
  id: string;
  method: string;
  path: string;
  /** A regular expression that fits its paths. */
  pattern: string;
  summary: string;
  choices: Choice[];
}

/** Where the development server tells the operations of the contract. */
export const operationsPath = '/__mock/operations.json';

/** The operations, those with literal paths before those that would fit them too. */
export async function loadOperations(): Promise<MockOperation[]> {
  const response = await fetch(operationsPath);
  return response.json();
}

/** The operation that a call is one of. */
export function findOperation(
  operations: readonly MockOperation[],
  method: string,
  path: string,
): MockOperation | undefined {
  return operations.find(
    (operation) => operation.method === method && new RegExp(operation.pattern).test(path),
  );
}

/** The `Prefer` header that makes the mock answer so; null when nothing it knows is wished. */
export function preferenceOf({ choices }: MockOperation, wish: string): string | null {
  if (choices.some(({ status }) => status === wish)) return `code=${wish}`;
  const choice = choices.find(({ value }) => value === wish);
  return choice ? `code=${choice.status}, example=${choice.value}` : null;
}
