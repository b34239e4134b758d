import type { SecondParameter } from '../helpers.ts';
import { withQueryKey } from '../helpers.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  RefundPreview
} from '../model';

const schemas = () => import('./order.schemas.ts');
import type {
  ErrorPayload,
  RefundSelection
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getPreviewRefundUrl = (id: string,) => {




  return `/api/v1/order/${encodeURIComponent(String(id))}/refund/preview`
}

/**
 * Считает возврат, ничего не меняя: деньги, бонусы и подарки, которые возвращаются вместе с товарами. Оформляет его `createRefundTicket` с теми же `items`. Товара в заказе нет — 404, штук больше, чем можно вернуть, — 422; заказ не получен или возвращён весь — 409 NotAllowed или AlreadyExists. Считает и оформляет только сам покупатель, у коллег 404.
 * @summary Что вернётся
 */
export const previewRefund = async (id: string,
    refundSelection: RefundSelection, options?: Parameters<typeof http>[1]): Promise<RefundPreview> => {

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
return http<RefundPreview>(getPreviewRefundUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refundSelection),
    schema: async () => (await schemas()).RefundPreview
  }
);}





export const getPreviewRefundQueryKey = (id: string,
    refundSelection?: RefundSelection,) => {
    return [
    'POST', 'api','v1','order',id,'refund','preview', refundSelection
    ] as const;
    }


export const getPreviewRefundQueryOptions = <TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewRefundQueryKey(id,refundSelection);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewRefund>>> = ({ signal }) => previewRefund(id,refundSelection, { signal, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewRefundQueryResult = NonNullable<Awaited<ReturnType<typeof previewRefund>>>
export type PreviewRefundQueryError = ErrorType<ErrorPayload>


export function usePreviewRefund<TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewRefund>>,
          TError,
          Awaited<ReturnType<typeof previewRefund>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewRefund<TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewRefund>>,
          TError,
          Awaited<ReturnType<typeof previewRefund>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewRefund<TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Что вернётся
 */

export function usePreviewRefund<TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewRefundQueryOptions(id,refundSelection,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Что вернётся
 */
export const prefetchPreviewRefundQuery = async <TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(
 queryClient: QueryClient, id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getPreviewRefundQueryOptions(id,refundSelection,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link usePreviewRefund} query
 */
export const invalidatePreviewRefund = async (
 queryClient: QueryClient, id: string,
    refundSelection: RefundSelection, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPreviewRefundQueryKey(id,refundSelection) }, options);

  return queryClient;
}

/**
 * @summary Что вернётся
 */
export const useSetPreviewRefundQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    refundSelection: RefundSelection | undefined,updater: Awaited<ReturnType<typeof previewRefund>> | undefined | ((old: Awaited<ReturnType<typeof previewRefund>> | undefined) => Awaited<ReturnType<typeof previewRefund>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof previewRefund>>>({ exact: $exactMatch, queryKey: getPreviewRefundQueryKey(id,refundSelection) }, updater);
  };
}

/**
 * @summary Что вернётся
 */
export const useGetPreviewRefundQueryData = () => {
  const queryClient = useQueryClient();
  return (id: string,
    refundSelection: RefundSelection,) =>
    queryClient.getQueryData<Awaited<ReturnType<typeof previewRefund>>>(getPreviewRefundQueryKey(id,refundSelection));
}


export const getPreviewRefundSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewRefundQueryKey(id,refundSelection);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewRefund>>> = ({ signal }) => previewRefund(id,refundSelection, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type PreviewRefundSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof previewRefund>>>
export type PreviewRefundSuspenseQueryError = ErrorType<ErrorPayload>


export function usePreviewRefundSuspense<TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewRefundSuspense<TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewRefundSuspense<TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Что вернётся
 */

export function usePreviewRefundSuspense<TData = Awaited<ReturnType<typeof previewRefund>>, TError = ErrorType<ErrorPayload>>(
 id: string,
    refundSelection: RefundSelection, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof previewRefund>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewRefundSuspenseQueryOptions(id,refundSelection,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






