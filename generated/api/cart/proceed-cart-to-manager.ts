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
  ProceedCartToManager
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getProceedCartToManagerUrl = () => {




  return `/api/v1/cart/proceed/manager`
}

/**
 * Вместо самостоятельного оформления: заказ становится PendingManager, менеджер закончит его сам. Неполадки строк этому не мешают, взятые строки уходят из корзины. Чужое или неизвестное оформление — 404, уже оформленное — 409 NotAllowed, передавать нечего — 422 NothingToProceed.
 * @summary Передать менеджеру
 */
export const proceedCartToManager = async (proceedCartToManagerBody: ProceedCartToManager, options?: Parameters<typeof http>[1]): Promise<CheckoutReference> => {

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
return http<CheckoutReference>(getProceedCartToManagerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(proceedCartToManagerBody),
    schema: async () => (await schemas()).CheckoutReference
  }
);}





export const getProceedCartToManagerMutationKey = () => ['proceedCartToManager'] as const;

export const getProceedCartToManagerMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedCartToManager>>, TError,ProceedCartToManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof proceedCartToManager>>, TError,ProceedCartToManagerMutationVariables, TContext> => {

const mutationKey = getProceedCartToManagerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof proceedCartToManager>>, ProceedCartToManagerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  proceedCartToManager(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProceedCartToManagerMutationResult = NonNullable<Awaited<ReturnType<typeof proceedCartToManager>>>
    export type ProceedCartToManagerMutationBody = ProceedCartToManager
    export type ProceedCartToManagerMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ProceedCartToManagerMutationVariables = {data: ProceedCartToManager}

    /**
 * @summary Передать менеджеру
 */
export const useProceedCartToManager = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof proceedCartToManager>>, TError,ProceedCartToManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof proceedCartToManager>>,
        TError,
        ProceedCartToManagerMutationVariables,
        TContext
      > => {
      return useMutation(getProceedCartToManagerMutationOptions(options), queryClient);
    }
