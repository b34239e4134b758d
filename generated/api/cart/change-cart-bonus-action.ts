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
  ChangeCartBonusAction,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCartBonusActionUrl = () => {




  return `/api/v1/cart/bonus/action`
}

/**
 * Списать бонусы, копить или ничего. Действие не из `bonus.allowedActions` — 422 BonusUnavailable.
 * @summary Выбрать действие с бонусами
 */
export const changeCartBonusAction = async (changeCartBonusActionBody: ChangeCartBonusAction, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getChangeCartBonusActionUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartBonusActionBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartBonusActionMutationKey = () => ['changeCartBonusAction'] as const;

export const getChangeCartBonusActionMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartBonusAction>>, TError,ChangeCartBonusActionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartBonusAction>>, TError,ChangeCartBonusActionMutationVariables, TContext> => {

const mutationKey = getChangeCartBonusActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartBonusAction>>, ChangeCartBonusActionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartBonusAction(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartBonusActionMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartBonusAction>>>
    export type ChangeCartBonusActionMutationBody = ChangeCartBonusAction
    export type ChangeCartBonusActionMutationError = ErrorType<ErrorPayload>
    export type ChangeCartBonusActionMutationVariables = {data: ChangeCartBonusAction}

    /**
 * @summary Выбрать действие с бонусами
 */
export const useChangeCartBonusAction = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartBonusAction>>, TError,ChangeCartBonusActionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartBonusAction>>,
        TError,
        ChangeCartBonusActionMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartBonusActionMutationOptions(options), queryClient);
    }
