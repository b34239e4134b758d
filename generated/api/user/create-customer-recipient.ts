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

const schemas = () => import('./user.schemas.ts');
import type {
  ErrorPayload,
  NewRecipient
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateCustomerRecipientUrl = (id: string,) => {




  return `/api/v1/user/customers/${encodeURIComponent(String(id))}/recipients`
}

/**
 * Новый получатель покупателя.
 * @summary Добавить получателя
 */
export const createCustomerRecipient = async (id: string,
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
return http<Recipient>(getCreateCustomerRecipientUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newRecipient),
    schema: async () => (await schemas()).Recipient
  }
);}





export const getCreateCustomerRecipientMutationKey = () => ['createCustomerRecipient'] as const;

export const getCreateCustomerRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerRecipient>>, TError,CreateCustomerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomerRecipient>>, TError,CreateCustomerRecipientMutationVariables, TContext> => {

const mutationKey = getCreateCustomerRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomerRecipient>>, CreateCustomerRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createCustomerRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomerRecipient>>>
    export type CreateCustomerRecipientMutationBody = NewRecipient
    export type CreateCustomerRecipientMutationError = ErrorType<ErrorPayload>
    export type CreateCustomerRecipientMutationVariables = {id: string;data: NewRecipient}

    /**
 * @summary Добавить получателя
 */
export const useCreateCustomerRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerRecipient>>, TError,CreateCustomerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomerRecipient>>,
        TError,
        CreateCustomerRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerRecipientMutationOptions(options), queryClient);
    }
