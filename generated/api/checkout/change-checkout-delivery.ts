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
  ChangeCheckoutDelivery,
  CheckoutConflict,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCheckoutDeliveryUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/delivery`
}

/**
 * Меняет способ, день и время. День или время не из предложенных — 422 DeliveryDateUnavailable, недоступный способ — 422 DeliveryUnavailable. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Выбрать способ получения
 */
export const changeCheckoutDelivery = async (id: string,
    changeCheckoutDeliveryBody: ChangeCheckoutDelivery, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutDeliveryUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutDeliveryBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutDeliveryMutationKey = () => ['changeCheckoutDelivery'] as const;

export const getChangeCheckoutDeliveryMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDelivery>>, TError,ChangeCheckoutDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDelivery>>, TError,ChangeCheckoutDeliveryMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutDelivery>>, ChangeCheckoutDeliveryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutDelivery(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutDelivery>>>
    export type ChangeCheckoutDeliveryMutationBody = ChangeCheckoutDelivery
    export type ChangeCheckoutDeliveryMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutDeliveryMutationVariables = {id: string;data: ChangeCheckoutDelivery}

    /**
 * @summary Выбрать способ получения
 */
export const useChangeCheckoutDelivery = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDelivery>>, TError,ChangeCheckoutDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutDelivery>>,
        TError,
        ChangeCheckoutDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutDeliveryMutationOptions(options), queryClient);
    }
