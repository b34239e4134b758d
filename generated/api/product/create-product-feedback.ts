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
  Feedback
} from '../model';

const schemas = () => import('./product.schemas.ts');
import type {
  ErrorPayload,
  FeedbackInput,
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateProductFeedbackUrl = (id: Id,) => {




  return `/api/v1/product/${encodeURIComponent(String(id))}/feedback`
}

/**
 * Отзыв покупателя, получившего товар: остальным 403 с reason NotBought. Один на товар: второй отвечает 409 с reason AlreadyExists. До проверки его видит только автор, и в оценку товара он не входит.
 * @summary Оставить отзыв
 */
export const createProductFeedback = async (id: Id,
    feedbackInput: FeedbackInput, options?: Parameters<typeof http>[1]): Promise<Feedback> => {

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
return http<Feedback>(getCreateProductFeedbackUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(feedbackInput),
    schema: async () => (await schemas()).Feedback
  }
);}





export const getCreateProductFeedbackMutationKey = () => ['createProductFeedback'] as const;

export const getCreateProductFeedbackMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductFeedback>>, TError,CreateProductFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductFeedback>>, TError,CreateProductFeedbackMutationVariables, TContext> => {

const mutationKey = getCreateProductFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductFeedback>>, CreateProductFeedbackMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createProductFeedback(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProductFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof createProductFeedback>>>
    export type CreateProductFeedbackMutationBody = FeedbackInput
    export type CreateProductFeedbackMutationError = ErrorType<ErrorPayload>
    export type CreateProductFeedbackMutationVariables = {id: Id;data: FeedbackInput}

    /**
 * @summary Оставить отзыв
 */
export const useCreateProductFeedback = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductFeedback>>, TError,CreateProductFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductFeedback>>,
        TError,
        CreateProductFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductFeedbackMutationOptions(options), queryClient);
    }
