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
  ErrorPayload,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeleteProductFeedbackUrl = (id: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/feedback`
}

/**
 * Удаляет отзыв читателя об этом товаре вместе с ответом магазина; написать можно снова. Не писал — 404.
 * @summary Удалить отзыв
 */
export const deleteProductFeedback = async (id: Id, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteProductFeedbackUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteProductFeedbackMutationKey = () => ['deleteProductFeedback'] as const;

export const getDeleteProductFeedbackMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductFeedback>>, TError,DeleteProductFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProductFeedback>>, TError,DeleteProductFeedbackMutationVariables, TContext> => {

const mutationKey = getDeleteProductFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProductFeedback>>, DeleteProductFeedbackMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteProductFeedback(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteProductFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProductFeedback>>>

    export type DeleteProductFeedbackMutationError = ErrorType<ErrorPayload>
    export type DeleteProductFeedbackMutationVariables = {id: Id}

    /**
 * @summary Удалить отзыв
 */
export const useDeleteProductFeedback = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProductFeedback>>, TError,DeleteProductFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProductFeedback>>,
        TError,
        DeleteProductFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProductFeedbackMutationOptions(options), queryClient);
    }
