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
  Checkout
} from '../model';

const schemas = () => import('./checkout.schemas.ts');
import type {
  ChangeCheckoutRecipient,
  CheckoutConflict,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCheckoutRecipientUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/recipient`
}

/**
 * Один из получателей покупателя; чужой или неизвестный — 404. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Выбрать получателя
 */
export const changeCheckoutRecipient = async (id: string,
    changeCheckoutRecipientBody: ChangeCheckoutRecipient, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutRecipientUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutRecipientBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutRecipientMutationKey = () => ['changeCheckoutRecipient'] as const;

export const getChangeCheckoutRecipientMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutRecipient>>, TError,ChangeCheckoutRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutRecipient>>, TError,ChangeCheckoutRecipientMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutRecipient>>, ChangeCheckoutRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutRecipient>>>
    export type ChangeCheckoutRecipientMutationBody = ChangeCheckoutRecipient
    export type ChangeCheckoutRecipientMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutRecipientMutationVariables = {id: string;data: ChangeCheckoutRecipient}

    /**
 * @summary Выбрать получателя
 */
export const useChangeCheckoutRecipient = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutRecipient>>, TError,ChangeCheckoutRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutRecipient>>,
        TError,
        ChangeCheckoutRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutRecipientMutationOptions(options), queryClient);
    }
