import { ApiProblem } from '#server/contract/problem.ts';

type Given<T> = { [K in keyof T]: NonNullable<T[K]> };

/**
 * Returns fields that the request may omit only when something else supplies them.
 * @throws ApiProblem 422 RequiredField with an error for each absent one.
 */
export function requireFields<T extends Record<string, string | null | undefined>>(
  fields: T,
): Given<T> {
  const absent = Object.keys(fields).filter((name) => !fields[name]);
  if (absent.length === 0) return fields as Given<T>;
  const message = 'Поле обязательно для заполнения';
  throw new ApiProblem(422, message, {
    reason: 'RequiredField',
    errors: absent.map((name) => ({ path: `/${name}`, message })),
  });
}
