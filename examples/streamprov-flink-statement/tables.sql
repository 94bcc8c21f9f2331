-- Where the totals go: a table is a topic with its schemas.
CREATE TABLE orders_by_customer (
  customer_id STRING,
  orders BIGINT,
  total DECIMAL(10, 2),
  PRIMARY KEY (customer_id) NOT ENFORCED
);
