import { isObject } from '#tools/contract/openapi/schema.ts';
import { type FileValue, isFile } from './call.ts';

export type FormField = readonly [name: string, value: string | FileValue];

/** The fields of a form: one for each element of a list, objects as JSON. */
export function toFields(value: unknown): FormField[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    (Array.isArray(item) ? item : [item]).map((one): FormField => [name, toField(one)]),
  );
}

function toField(value: unknown): string | FileValue {
  if (isFile(value)) return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A generated body as multipart form data; files come as base64. */
export function toFormData(value: unknown): FormData {
  const form = new FormData();
  for (const [name, item] of toFields(value)) {
    if (typeof item === 'string') form.append(name, item);
    else {
      const bytes = Buffer.from(item.base64, 'base64');
      form.append(name, new File([bytes], item.fileName, { type: item.mediaType }));
    }
  }
  return form;
}
