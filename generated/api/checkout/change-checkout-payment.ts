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
  ChangeCheckoutPayment,
  CheckoutConflict,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCheckoutPaymentUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/payment`
}

/**
 * Недоступный способ — 422 PaymentUnavailable с причиной. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Выбрать оплату
 */
export const changeCheckoutPayment = async (id: string,
    changeCheckoutPaymentBody: ChangeCheckoutPayment, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutPaymentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutPaymentBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutPaymentMutationKey = () => ['changeCheckoutPayment'] as const;

export const getChangeCheckoutPaymentMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutPayment>>, TError,ChangeCheckoutPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutPayment>>, TError,ChangeCheckoutPaymentMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutPayment>>, ChangeCheckoutPaymentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutPayment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutPayment>>>
    export type ChangeCheckoutPaymentMutationBody = ChangeCheckoutPayment
    export type ChangeCheckoutPaymentMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutPaymentMutationVariables = {id: string;data: ChangeCheckoutPayment}

    /**
 * @summary Выбрать оплату
 */
export const useChangeCheckoutPayment = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutPayment>>, TError,ChangeCheckoutPaymentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutPayment>>,
        TError,
        ChangeCheckoutPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutPaymentMutationOptions(options), queryClient);
    }
