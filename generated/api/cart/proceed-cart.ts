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
  CheckoutReference
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  CartConflict,
  ErrorPayload,
  ProceedCart
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getProceedCartUrl = () => {




  return `/api/v1/cart/proceed`
}

/**
 * Из отмеченных товаров делает оформление и возвращает его id. Строки остаются в корзине, пока заказ не подтверждён. У пользователя не больше одного незаконченного оформления: новое обращение обновляет его товары и сохраняет выбранную доставку и оплату. Пока заказ не подтверждён, количества этих товаров следуют корзине. Неполадки отмеченных строк — 409 CartHasProblems.
 * @summary Перейти к оформлению
 */
export const proceedCart = async (proceedCartBody: ProceedCart, options?: Parameters<typeof http>[1]): Promise<CheckoutReference> => {

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
return http<CheckoutReference>(getProceedCartUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(proceedCartBody),
    schema: async () => (await schemas()).CheckoutReference
  }
);}





export const getProceedCartMutationKey = () => ['proceedCart'] as const;

export const getProceedCartMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedCart>>, TError,ProceedCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof proceedCart>>, TError,ProceedCartMutationVariables, TContext> => {

const mutationKey = getProceedCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proceedCart>>, ProceedCartMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  proceedCart(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProceedCartMutationResult = NonNullable<Awaited<ReturnType<typeof proceedCart>>>
    export type ProceedCartMutationBody = ProceedCart
    export type ProceedCartMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ProceedCartMutationVariables = {data: ProceedCart}

    /**
 * @summary Перейти к оформлению
 */
export const useProceedCart = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedCart>>, TError,ProceedCartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proceedCart>>,
        TError,
        ProceedCartMutationVariables,
        TContext
      > => {
      return useMutation(getProceedCartMutationOptions(options), queryClient);
    }
