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
  CheckoutConflict,
  ConfirmCheckout,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getConfirmCheckoutUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/confirm`
}

/**
 * Пересчитывает цены, резервирует товар, присваивает номер и отдаёт заказ на создание (WaitingForCreating); дальше опрашивают `GET /order/{id}/status`. Сумма не та, что видел покупатель, — 409 PriceChanged с новой. После CreatingError тот же вызов повторяет создание того же заказа. Повтор с тем же ключом заказ не удваивает.
 * @summary Подтвердить заказ
 */
export const confirmCheckout = async (id: string,
    confirmCheckoutBody: ConfirmCheckout, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getConfirmCheckoutUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmCheckoutBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getConfirmCheckoutMutationKey = () => ['confirmCheckout'] as const;

export const getConfirmCheckoutMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmCheckout>>, TError,ConfirmCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmCheckout>>, TError,ConfirmCheckoutMutationVariables, TContext> => {

const mutationKey = getConfirmCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmCheckout>>, ConfirmCheckoutMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  confirmCheckout(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof confirmCheckout>>>
    export type ConfirmCheckoutMutationBody = ConfirmCheckout
    export type ConfirmCheckoutMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ConfirmCheckoutMutationVariables = {id: string;data: ConfirmCheckout}

    /**
 * @summary Подтвердить заказ
 */
export const useConfirmCheckout = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmCheckout>>, TError,ConfirmCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmCheckout>>,
        TError,
        ConfirmCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmCheckoutMutationOptions(options), queryClient);
    }
