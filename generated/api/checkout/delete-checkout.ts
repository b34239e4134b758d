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
  DeletedCheckout
} from '../model';

const schemas = () => import('./checkout.schemas.ts');
import type {
  CheckoutConflict,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeleteCheckoutUrl = (id: string,) => {




  return `/api/v1/checkout/${encodeURIComponent(String(id))}/delete`
}

/**
 * Убирает черновик или заказ с CreatingError из списков читателя; после этого он отвечает 404.
 * @summary Удалить оформление
 */
export const deleteCheckout = async (id: string, options?: Parameters<typeof http>[1]): Promise<DeletedCheckout> => {

  return http<DeletedCheckout>(getDeleteCheckoutUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).DeletedCheckout
  }
);}





export const getDeleteCheckoutMutationKey = () => ['deleteCheckout'] as const;

export const getDeleteCheckoutMutationOptions = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCheckout>>, TError,DeleteCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCheckout>>, TError,DeleteCheckoutMutationVariables, TContext> => {

const mutationKey = getDeleteCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCheckout>>, DeleteCheckoutMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCheckout(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCheckout>>>

    export type DeleteCheckoutMutationError = ErrorType<ErrorPayload | CheckoutConflict>
    export type DeleteCheckoutMutationVariables = {id: string}

    /**
 * @summary Удалить оформление
 */
export const useDeleteCheckout = <TError = ErrorType<ErrorPayload | CheckoutConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCheckout>>, TError,DeleteCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCheckout>>,
        TError,
        DeleteCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCheckoutMutationOptions(options), queryClient);
    }
