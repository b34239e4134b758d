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
  Recipient
} from '../model';

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload,
  NewRecipient
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreatePartnerRecipientUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/recipients`
}

/**
 * Нужно право ManageRecipients, иначе 403. Больше 200 получателей — 422 TooMany.
 * @summary Добавить получателя компании
 */
export const createPartnerRecipient = async (id: string,
    newRecipient: NewRecipient, options?: Parameters<typeof http>[1]): Promise<Recipient> => {

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
return http<Recipient>(getCreatePartnerRecipientUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newRecipient),
    schema: async () => (await schemas()).Recipient
  }
);}





export const getCreatePartnerRecipientMutationKey = () => ['createPartnerRecipient'] as const;

export const getCreatePartnerRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerRecipient>>, TError,CreatePartnerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartnerRecipient>>, TError,CreatePartnerRecipientMutationVariables, TContext> => {

const mutationKey = getCreatePartnerRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartnerRecipient>>, CreatePartnerRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPartnerRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnerRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof createPartnerRecipient>>>
    export type CreatePartnerRecipientMutationBody = NewRecipient
    export type CreatePartnerRecipientMutationError = ErrorType<ErrorPayload>
    export type CreatePartnerRecipientMutationVariables = {id: string;data: NewRecipient}

    /**
 * @summary Добавить получателя компании
 */
export const useCreatePartnerRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerRecipient>>, TError,CreatePartnerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartnerRecipient>>,
        TError,
        CreatePartnerRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnerRecipientMutationOptions(options), queryClient);
    }
