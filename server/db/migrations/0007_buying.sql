CREATE TABLE "accounting_faults" (
	"id" integer PRIMARY KEY NOT NULL,
	"remaining" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounting_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bonus_accounts_balance" CHECK ("bonus_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_promo_codes" (
	"cart_id" text NOT NULL,
	"code" text NOT NULL,
	"product_id" text DEFAULT '' NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cart_promo_codes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "cart_promo_codes_cart_id_code_product_id_pk" PRIMARY KEY("cart_id","code","product_id")
);
--> statement-breakpoint
CREATE TABLE "contract_discounts" (
	"contract_id" text NOT NULL,
	"category_path" text NOT NULL,
	"basis_points" integer NOT NULL,
	CONSTRAINT "contract_discounts_contract_id_category_path_pk" PRIMARY KEY("contract_id","category_path")
);
--> statement-breakpoint
CREATE TABLE "contract_prices" (
	"contract_id" text NOT NULL,
	"product_id" text NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "contract_prices_contract_id_product_id_pk" PRIMARY KEY("contract_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"partner_id" text,
	"columns" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"progress" text NOT NULL,
	"months" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_code_grants" (
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_code_grants_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "promo_code_uses" (
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_code_uses_code_order_id_pk" PRIMARY KEY("code","order_id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"scope" text NOT NULL,
	"percent" integer,
	"amount" bigint,
	"min_amount" bigint DEFAULT 0 NOT NULL,
	"category_paths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"excluded_paths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"combines" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"total_limit" integer,
	"person_limit" integer,
	"personal" boolean DEFAULT false NOT NULL,
	CONSTRAINT "promo_codes_one" CHECK (num_nonnulls("promo_codes"."percent", "promo_codes"."amount") = 1)
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"products" jsonb NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_product";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "contract_id" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "tag_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "bonus_action" text DEFAULT 'None' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "contract_price" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "promo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contract_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contract" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bonus_action" text DEFAULT 'None' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "chosen_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_codes" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bonus" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holds_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_accounts" ADD CONSTRAINT "bonus_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_user_id_bonus_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."bonus_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ADD CONSTRAINT "cart_promo_codes_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_grants" ADD CONSTRAINT "promo_code_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_uses" ADD CONSTRAINT "promo_code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_uses" ADD CONSTRAINT "promo_code_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_entries_user" ON "bonus_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "imports_expires" ON "imports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_processing" ON "payments" USING btree ("updated_at") WHERE "payments"."progress" = 'Processing';--> statement-breakpoint
CREATE INDEX "promo_code_uses_user" ON "promo_code_uses" USING btree ("user_id","code");--> statement-breakpoint
CREATE INDEX "shares_expires" ON "shares" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product" UNIQUE("order_id","product_id","is_gift");--> statement-breakpoint
UPDATE "orders" SET "holds_stock" = true WHERE "status" NOT IN ('Draft', 'CreatingError', 'WaitingForApprove', 'Approved', 'NotApproved', 'Canceled');
