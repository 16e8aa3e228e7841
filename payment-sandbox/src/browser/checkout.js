// What the sandbox serves in place of https://checkout.razorpay.com/v1/checkout.js: the same constructor, the same
// events, and a test payment window in a frame.
(() => {
  const base = new URL('.', document.currentScript.src).href;

  class Razorpay {
    #options;
    #listeners = new Map();
    #frame;
    #hadFocus;
    #bodyOverflow;
    #listen = (event) => this.#hear(event);

    constructor(options) {
      if (!options?.order_id) throw new Error('Razorpay: order_id is missing');
      this.#options = options;
    }

    on(name, listener) {
      this.#listeners.set(name, listener);
    }

    open() {
      this.#hadFocus = document.activeElement;
      this.#frame = document.createElement('iframe');
      this.#frame.title = 'Test payment';
      this.#frame.src = `${base}window?order_id=${encodeURIComponent(this.#options.order_id)}`;
      Object.assign(this.#frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        zIndex: '2147483647',
      });
      this.#bodyOverflow = document.body.style.overflow;
      document.body.style.overflow = 'hidden';
      addEventListener('message', this.#listen);
      this.#frame.addEventListener('load', () => this.#frame?.focus());
      document.body.append(this.#frame);
    }

    close() {
      removeEventListener('message', this.#listen);
      this.#frame?.remove();
      this.#frame = undefined;
      document.body.style.overflow = this.#bodyOverflow;
      this.#hadFocus?.focus?.();
    }

    #hear(event) {
      if (event.origin !== new URL(base).origin || event.source !== this.#frame?.contentWindow) return;
      const { type, detail } = event.data;
      if (type === 'failed') this.#listeners.get('payment.failed')?.(detail);
      if (type === 'paid') {
        this.close();
        this.#options.handler?.(detail);
      }
      if (type === 'dismissed') {
        if (this.#options.modal?.escape === false && detail?.byKey) return;
        this.close();
        this.#options.modal?.ondismiss?.();
      }
    }
  }

  window.Razorpay = Razorpay;
})();
