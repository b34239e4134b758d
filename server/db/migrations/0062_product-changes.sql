CREATE TABLE "product_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_changes_transaction" ON "product_changes" USING btree ("transaction");--> statement-breakpoint
CREATE FUNCTION "log_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_changes" ("product_id") VALUES (NEW."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_change" AFTER UPDATE ON "products" FOR EACH ROW
WHEN ((OLD."price", OLD."price_without_discount", OLD."available", OLD."is_new", OLD."feedback_count")
  IS DISTINCT FROM (NEW."price", NEW."price_without_discount", NEW."available", NEW."is_new", NEW."feedback_count"))
EXECUTE FUNCTION "log_product_change"();
