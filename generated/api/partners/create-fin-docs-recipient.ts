import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  FinDocsRecipient
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload,
  NewFinDocsRecipient
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateFinDocsRecipientUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/finDocsRecipients`
}

/**
 * Почта уже в списке — 409 RecipientExists. Больше 200 получателей — 422 TooMany. Нужно право ManageFinDocsRecipients, иначе 403.
 * @summary Добавить получателя финансовых документов
 */
export const createFinDocsRecipient = async (id: string,
    newFinDocsRecipient: NewFinDocsRecipient, options?: Parameters<typeof http>[1]): Promise<FinDocsRecipient> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<FinDocsRecipient>(getCreateFinDocsRecipientUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newFinDocsRecipient),
    schema: async () => (await schemas()).FinDocsRecipient
  }
);}





export const getCreateFinDocsRecipientMutationKey = () => ['createFinDocsRecipient'] as const;

export const getCreateFinDocsRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFinDocsRecipient>>, TError,CreateFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFinDocsRecipient>>, TError,CreateFinDocsRecipientMutationVariables, TContext> => {

const mutationKey = getCreateFinDocsRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFinDocsRecipient>>, CreateFinDocsRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createFinDocsRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFinDocsRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof createFinDocsRecipient>>>
    export type CreateFinDocsRecipientMutationBody = NewFinDocsRecipient
    export type CreateFinDocsRecipientMutationError = ErrorType<ErrorPayload>
    export type CreateFinDocsRecipientMutationVariables = {id: string;data: NewFinDocsRecipient}

    /**
 * @summary Добавить получателя финансовых документов
 */
export const useCreateFinDocsRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFinDocsRecipient>>, TError,CreateFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFinDocsRecipient>>,
        TError,
        CreateFinDocsRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFinDocsRecipientMutationOptions(options), queryClient);
    }
