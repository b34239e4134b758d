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
  Cart
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  ChangeCartCustomer,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCartCustomerUrl = () => {




  return `/api/v1/cart/customer`
}

/**
 * От чьего имени заказ. У компании сам выбирается основной договор, метки прежней компании снимаются. С `preview` — только показать, какой станет корзина: по ней видны новые цены. Чужой или неизвестный покупатель — 404.
 * @summary Выбрать покупателя
 */
export const changeCartCustomer = async (changeCartCustomerBody: ChangeCartCustomer, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getChangeCartCustomerUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartCustomerBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartCustomerMutationKey = () => ['changeCartCustomer'] as const;

export const getChangeCartCustomerMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartCustomer>>, TError,ChangeCartCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartCustomer>>, TError,ChangeCartCustomerMutationVariables, TContext> => {

const mutationKey = getChangeCartCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartCustomer>>, ChangeCartCustomerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartCustomer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartCustomer>>>
    export type ChangeCartCustomerMutationBody = ChangeCartCustomer
    export type ChangeCartCustomerMutationError = ErrorType<ErrorPayload>
    export type ChangeCartCustomerMutationVariables = {data: ChangeCartCustomer}

    /**
 * @summary Выбрать покупателя
 */
export const useChangeCartCustomer = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartCustomer>>, TError,ChangeCartCustomerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartCustomer>>,
        TError,
        ChangeCartCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartCustomerMutationOptions(options), queryClient);
    }
