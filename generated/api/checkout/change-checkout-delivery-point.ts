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
  ChangeCheckoutDeliveryPoint,
  CheckoutConflict,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCheckoutDeliveryPointUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/deliveryPoint`
}

/**
 * Адрес у Courier, пункт у Pickup; не своё для способа — 422 DeliveryPointMismatch, не подходящий пункт — 422 DeliveryUnavailable. Меняет цену и ближайшую дату. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed. Возвращает оформление целиком.
 * @summary Выбрать адрес или пункт выдачи
 */
export const changeCheckoutDeliveryPoint = async (id: string,
    changeCheckoutDeliveryPointBody: ChangeCheckoutDeliveryPoint, options?: Parameters<typeof http>[1]): Promise<Checkout> => {

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
return http<Checkout>(getChangeCheckoutDeliveryPointUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCheckoutDeliveryPointBody),
    schema: async () => (await schemas()).Checkout
  }
);}





export const getChangeCheckoutDeliveryPointMutationKey = () => ['changeCheckoutDeliveryPoint'] as const;

export const getChangeCheckoutDeliveryPointMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>, TError,ChangeCheckoutDeliveryPointMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>, TError,ChangeCheckoutDeliveryPointMutationVariables, TContext> => {

const mutationKey = getChangeCheckoutDeliveryPointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>, ChangeCheckoutDeliveryPointMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeCheckoutDeliveryPoint(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCheckoutDeliveryPointMutationResult = NonNullable<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>>
    export type ChangeCheckoutDeliveryPointMutationBody = ChangeCheckoutDeliveryPoint
    export type ChangeCheckoutDeliveryPointMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type ChangeCheckoutDeliveryPointMutationVariables = {id: string;data: ChangeCheckoutDeliveryPoint}

    /**
 * @summary Выбрать адрес или пункт выдачи
 */
export const useChangeCheckoutDeliveryPoint = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>, TError,ChangeCheckoutDeliveryPointMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCheckoutDeliveryPoint>>,
        TError,
        ChangeCheckoutDeliveryPointMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCheckoutDeliveryPointMutationOptions(options), queryClient);
    }
