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
  ChangeFinDocsRecipient,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeFinDocsRecipientUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/finDocsRecipients`
}

/**
 * Почта другого получателя — 409 RecipientExists, неизвестный получатель — 404. Нужно право ManageFinDocsRecipients, иначе 403.
 * @summary Изменить получателя финансовых документов
 */
export const changeFinDocsRecipient = async (id: string,
    changeFinDocsRecipientBody: ChangeFinDocsRecipient, options?: Parameters<typeof http>[1]): Promise<FinDocsRecipient> => {

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
return http<FinDocsRecipient>(getChangeFinDocsRecipientUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeFinDocsRecipientBody),
    schema: async () => (await schemas()).FinDocsRecipient
  }
);}





export const getChangeFinDocsRecipientMutationKey = () => ['changeFinDocsRecipient'] as const;

export const getChangeFinDocsRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFinDocsRecipient>>, TError,ChangeFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeFinDocsRecipient>>, TError,ChangeFinDocsRecipientMutationVariables, TContext> => {

const mutationKey = getChangeFinDocsRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeFinDocsRecipient>>, ChangeFinDocsRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeFinDocsRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeFinDocsRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof changeFinDocsRecipient>>>
    export type ChangeFinDocsRecipientMutationBody = ChangeFinDocsRecipient
    export type ChangeFinDocsRecipientMutationError = ErrorType<ErrorPayload>
    export type ChangeFinDocsRecipientMutationVariables = {id: string;data: ChangeFinDocsRecipient}

    /**
 * @summary Изменить получателя финансовых документов
 */
export const useChangeFinDocsRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFinDocsRecipient>>, TError,ChangeFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeFinDocsRecipient>>,
        TError,
        ChangeFinDocsRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getChangeFinDocsRecipientMutationOptions(options), queryClient);
    }
